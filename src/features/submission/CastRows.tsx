import { Button } from '../../components/Button';
import { TextField } from '../../components/form/TextField';
import { Icon } from '../../components/Icon';
import { text } from '../../lib/site/texts';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { FieldPair, Panel } from './Panel';
import { SubmissionImage } from './SubmissionImage';
import type { Submission } from './use-submission';

export function CastRows({ submission }: { submission: Submission }) {
  const { rows, max, canAdd, add } = submission.cast;
  return (
    <Panel heading={text('submission.cast.heading')} lead={text('submission.cast.lead', { max })}>
      {rows.map((row, index) => (
        <CastRow key={row} row={row} place={index + 1} submission={submission} />
      ))}
      <Button
        name="addRow"
        variant="outline"
        className={css({ justifySelf: 'start' })}
        disabled={!canAdd}
        onClick={add}
      >
        <Icon name="plus" className={css({ boxSize: '1.1em' })} />
        {text('submission.cast.add')}
      </Button>
    </Panel>
  );
}

interface CastRowProps {
  row: string;
  place: number;
  submission: Submission;
}

function CastRow({ row, place, submission }: CastRowProps) {
  const { field } = submission;
  const { canRemove, remove } = submission.cast;
  return (
    <Row aria-label={text('submission.cast.member', { place })}>
      <div
        className={css({
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          minH: '9',
        })}
      >
        <p aria-hidden="true" className={css({ fontWeight: 'semibold' })}>
          {text('submission.cast.member', { place })}
        </p>
        <Button
          variant="ghost"
          size="sm"
          aria-label={text('submission.cast.removeLabel', { place })}
          disabled={!canRemove}
          onClick={() => remove(row)}
        >
          {text('common.remove')}
        </Button>
      </div>
      <FieldPair>
        <TextField
          {...field(`cast.${row}.name`)}
          label={text('submission.cast.name')}
          autoComplete="off"
          isRequired
        />
        <TextField
          {...field(`cast.${row}.jobTitle`)}
          label={text('submission.cast.jobTitle')}
          autoComplete="off"
          isRequired
        />
      </FieldPair>
      <FieldPair>
        <TextField
          {...field(`cast.${row}.email`)}
          label={text('submission.cast.email')}
          type="email"
          hint={text('submission.optional')}
          autoComplete="off"
        />
        <SubmissionImage
          submission={submission}
          name={`cast.${row}.image`}
          use="Cast image"
          label={text('submission.cast.image')}
        />
      </FieldPair>
    </Row>
  );
}

const Row = styled(
  'fieldset',
  recipe({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    minW: '0',
    p: { base: 'min(1rem, 4vw)', sm: '5' },
    borderRadius: 'lg',
    borderWidth: '1px',
    borderColor: 'border',
    bg: 'bg.raised',
  }),
);
