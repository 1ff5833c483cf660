import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import { centerFields, type CenterRecord } from '#resources/centers/index.ts';
import { useMayIn } from '#src/data/access/useAccess.ts';
import { wideInput } from '#src/fields/input/inputWidth.ts';
import { createPath } from '#src/fields/relation/recordPath.ts';
import { useNewText } from '#src/fields/wording/useNewText.ts';

/** What is held at a centre, and a new event there. */
export const CenterEvents = () => {
  const newText = useNewText();
  const centre = useRecordContext<CenterRecord>();
  const may = useMayIn('events', 'create').allowed;
  return (
    <>
      {centerFields.centreEvents}
      {may && centre !== undefined && (
        <div className={wideInput}>
          <Button
            component={Link}
            to={createPath('events')}
            state={{ record: { trainingCentre: { id: centre.id, name: centre.name } } }}
            size="small"
            startIcon={<AddIcon />}
          >
            {newText('events')}
          </Button>
        </div>
      )}
    </>
  );
};
