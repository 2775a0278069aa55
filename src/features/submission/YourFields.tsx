import { SelectField } from '../../components/form/SelectField';
import { TextField } from '../../components/form/TextField';
import { FieldPair, Panel } from './Panel';
import { texts } from './texts';
import { roleOptions, type Submission } from './use-submission';

export function YourFields({ submission: { field } }: { submission: Submission }) {
  return (
    <Panel heading={texts.you}>
      <FieldPair>
        <TextField {...field('name')} label="Your name" autoComplete="name" isRequired />
        <TextField {...field('email')} label="Email" type="email" autoComplete="email" isRequired />
      </FieldPair>
      <SelectField
        {...field('role')}
        label="Role"
        placeholder="Choose your role"
        options={roleOptions}
        isRequired
      />
    </Panel>
  );
}
