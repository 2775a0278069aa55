import { Button } from '../../components/Button';
import { TextField } from '../../components/form/TextField';
import { Icon } from '../../components/Icon';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { FieldPair, Panel } from './Panel';
import { SubmissionImage } from './SubmissionImage';
import { texts } from './texts';
import type { Submission } from './use-submission';

/** At least one row, which can't be removed. */
export function CastRows({ submission }: { submission: Submission }) {
  const { rows, max, canAdd, add } = submission.cast;
  return (
    <Panel heading={texts.cast} lead={texts.castLead(max)}>
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
        {texts.addRow}
      </Button>
    </Panel>
  );
}

interface CastRowProps {
  row: string;
  /** 1 for the first row. */
  place: number;
  submission: Submission;
}

function CastRow({ row, place, submission }: CastRowProps) {
  const { field } = submission;
  const { canRemove, remove } = submission.cast;
  return (
    <Row aria-label={`Cast member ${place}`}>
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
          Cast member {place}
        </p>
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Remove cast member ${place}`}
          disabled={!canRemove}
          onClick={() => remove(row)}
        >
          Remove
        </Button>
      </div>
      <FieldPair>
        <TextField {...field(`cast.${row}.name`)} label="Cast name" autoComplete="off" isRequired />
        <TextField
          {...field(`cast.${row}.jobTitle`)}
          label="Job title"
          autoComplete="off"
          isRequired
        />
      </FieldPair>
      <FieldPair>
        <TextField
          {...field(`cast.${row}.email`)}
          label="Cast email"
          type="email"
          hint={texts.optional}
          autoComplete="off"
        />
        <SubmissionImage
          submission={submission}
          name={`cast.${row}.image`}
          use="Cast image"
          label="Image"
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
