const scrolls = { position: 'sticky', top: 68, height: 'calc(100vh - 148px)', minHeight: 320 } as const;

/** Three columns where there is room, the fields below the paper where there is less, one at a time on a telephone. */
export const runSx = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: '240px minmax(0, 1fr)',
    lg: '260px minmax(0, 1fr) 380px',
  },
  gridTemplateAreas: { xs: '"one"', sm: '"list paper" "list fields"', lg: '"list paper fields"' },
  '& > *': { minWidth: 0 },
  '& > .list': { gridArea: { xs: 'one', sm: 'list' }, display: 'grid', height: { sm: scrolls.height } },
  '& > .paper': { gridArea: { xs: 'one', sm: 'paper' }, height: { xs: '70vh', sm: scrolls.height } },
  '& > .fields': { gridArea: { xs: 'one', sm: 'fields' }, overflow: { lg: 'auto' } },
  '& > .list, & > .paper': { position: { sm: 'sticky' }, top: scrolls.top, minHeight: scrolls.minHeight },
  '&[data-step=list] > .paper, &[data-step=list] > .fields': { display: { xs: 'none', sm: 'block' } },
  '&[data-step=paper] > .list': { display: { xs: 'none', sm: 'grid' } },
  '&[data-step=paper] > .fields': { display: { xs: 'none', sm: 'block' } },
  '&[data-step=fields] > .list': { display: { xs: 'none', sm: 'grid' } },
  '&[data-step=fields] > .paper': { display: { xs: 'none', sm: 'block' } },
} as const;
