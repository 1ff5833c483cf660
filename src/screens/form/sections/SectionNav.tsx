import { Box, ButtonBase } from '@mui/material';
import { type ReactElement, useEffect, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { visuallyHidden } from '#src/fields/cell/visuallyHidden.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { tone } from '#src/ui/palettes.ts';
import { useSectionWords } from '#src/screens/useSectionWords.ts';
import { countErrors, errorPaths } from '../errorPaths.ts';
import type { FormSectionProps } from '../FormSection.tsx';
import { sectionId } from '#src/screens/sectionInAddress.ts';
import { memberInputs } from '#src/fields/rows/memberInputs.ts';

/** The sources of a section's inputs: said, or read off its children. */
const sectionSources = ({ props }: ReactElement<FormSectionProps>): readonly string[] =>
  props.sources ?? memberInputs(props.children).map(({ source }) => source);

/** The way through a long form: its sections, each with the number of its problems. */
export const SectionNav = ({
  sections,
}: {
  readonly sections: readonly ReactElement<FormSectionProps>[];
}) => {
  const say = useWording();
  const { title } = useSectionWords();
  const { errors } = useFormState();
  const paths = errorPaths(errors);
  const names = sections.map(({ props }) => props.name);
  const inView = useSectionInView(names);
  return (
    <Box
      component="nav"
      aria-label={say('form.sections')}
      sx={{
        display: 'flex',
        flexDirection: { xs: 'row', lg: 'column' },
        gap: 0.25,
        overflowX: { xs: 'auto', lg: 'visible' },
        position: { lg: 'sticky' },
        top: { lg: 72 },
        alignSelf: 'start',
        minWidth: 0,
      }}
    >
      {sections.map((section) => {
        const { name } = section.props;
        const count = countErrors(paths, sectionSources(section));
        return (
          <ButtonBase
            key={name}
            aria-current={name === inView ? 'true' : undefined}
            onClick={() => document.getElementById(sectionId(name))?.scrollIntoView({ block: 'start' })}
            sx={{
              justifyContent: 'space-between',
              gap: 1,
              px: 1.25,
              minHeight: 32,
              borderRadius: 1,
              whiteSpace: 'nowrap',
              flexShrink: 0,
              color: name === inView ? 'text.primary' : 'text.secondary',
              fontWeight: name === inView ? 600 : 400,
              bgcolor: name === inView ? 'action.selected' : 'transparent',
              '&:hover': { bgcolor: 'action.hover' },
            }}
          >
            {title(name)}
            {count > 0 && (
              <Box
                component="span"
                sx={(theme) => ({
                  px: 0.75,
                  minWidth: 20,
                  borderRadius: '10px',
                  fontSize: 12,
                  fontWeight: 600,
                  backgroundColor: tone(theme, 'thunderbird').background,
                  color: tone(theme, 'thunderbird').text,
                })}
              >
                <span aria-hidden>{count}</span>
                <Box component="span" sx={visuallyHidden}>
                  : {say('form.errors', { smart_count: count })}
                </Box>
              </Box>
            )}
          </ButtonBase>
        );
      })}
    </Box>
  );
};

/** The section that one reads now: the topmost of those in the upper part of the window. */
function useSectionInView(names: readonly string[]): string | undefined {
  const [inView, setInView] = useState<string | undefined>(names[0]);
  const key = names.join(' ');
  useEffect(() => {
    if (!('IntersectionObserver' in globalThis)) return undefined;
    const seen = new Set<string>();
    const all = key.split(' ');
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        const first = all.find((name) => seen.has(sectionId(name)));
        if (first !== undefined) setInView(first);
      },
      { rootMargin: '-160px 0px -55% 0px' },
    );
    for (const name of all) {
      const element = document.getElementById(sectionId(name));
      if (element !== null) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [key]);
  return inView;
}
