import { SelectField } from '../../components/form/SelectField';
import { TextAreaField } from '../../components/form/TextAreaField';
import { TextField } from '../../components/form/TextField';
import { recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { Panel } from './Panel';
import { SubmissionImage } from './SubmissionImage';
import { texts } from './texts';
import { platformOptions, type Submission } from './use-submission';

export function MovieFields({ submission }: { submission: Submission }) {
  const { field } = submission;
  return (
    <Panel heading={texts.movie}>
      <TextField {...field('title')} label="Title" isRequired />
      <TextAreaField {...field('description')} label="Description" hint={texts.optional} />
      <Platform>
        <SelectField
          {...field('type')}
          label="Type"
          placeholder="Choose one"
          hint={texts.optional}
          options={platformOptions}
        />
        <TextField
          {...field('link')}
          label="Link"
          type="url"
          placeholder="https://"
          hint={texts.optional}
        />
      </Platform>
      <SubmissionImage
        submission={submission}
        name="thumnail"
        use="Thumbnail"
        label="Thumbnail"
        shape="wide"
      />
    </Panel>
  );
}

/** Side by side where both fit, also with larger text. */
const Platform = styled(
  'div',
  recipe({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    gap: '5',
    '& > *': { minW: '0' },
    '& > :first-child': { flex: '1 1 12rem' },
    '& > :last-child': { flex: '99 1 12rem' },
  }),
);
