import { SelectField } from '../../components/form/SelectField';
import { TextField } from '../../components/form/TextField';
import { css } from '../../theme/css' with { type: 'macro' };
import { Panel } from './Panel';
import { texts } from './texts';
import { roleOptions, type Submission } from './use-submission';

export function YourFields({ submission: { field } }: { submission: Submission }) {
  return (
    <Panel heading={texts.you}>
      <div
        className={css({
          display: 'grid',
          gap: '5',
          alignItems: 'start',
          gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        })}
      >
        <TextField {...field('name')} label="Your name" autoComplete="name" isRequired />
        <TextField {...field('email')} label="Email" type="email" autoComplete="email" isRequired />
      </div>
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
