import { SelectField } from '../../components/form/SelectField';
import { TextField } from '../../components/form/TextField';
import { text } from '../../lib/site/texts';
import { FieldPair, Panel } from './Panel';
import { roleOptions, type Submission } from './use-submission';

export function YourFields({ submission: { field } }: { submission: Submission }) {
  return (
    <Panel heading={text('submission.you.heading')}>
      <FieldPair>
        <TextField
          {...field('name')}
          label={text('submission.you.name')}
          autoComplete="name"
          isRequired
        />
        <TextField
          {...field('email')}
          label={text('common.email')}
          type="email"
          autoComplete="email"
          isRequired
        />
      </FieldPair>
      <SelectField
        {...field('role')}
        label={text('submission.you.role')}
        placeholder={text('submission.you.noRole')}
        options={roleOptions()}
        isRequired
      />
    </Panel>
  );
}
