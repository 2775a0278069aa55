import { SelectField } from '../../components/form/SelectField';
import { TextAreaField } from '../../components/form/TextAreaField';
import { TextField } from '../../components/form/TextField';
import { text } from '../../lib/site/texts';
import { recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { Panel } from './Panel';
import { SubmissionImage } from './SubmissionImage';
import { platformOptions, type Submission } from './use-submission';

export function MovieFields({ submission }: { submission: Submission }) {
  const { field } = submission;
  return (
    <Panel heading={text('submission.movie.heading')}>
      <TextField {...field('title')} label={text('submission.movie.title')} isRequired />
      <TextAreaField
        {...field('description')}
        label={text('submission.movie.description')}
        hint={text('submission.optional')}
      />
      <Platform>
        <SelectField
          {...field('type')}
          label={text('submission.movie.platform')}
          placeholder={text('submission.movie.noPlatform')}
          hint={text('submission.optional')}
          options={platformOptions()}
        />
        <TextField
          {...field('link')}
          label={text('submission.movie.link')}
          type="url"
          placeholder="https://"
          hint={text('submission.optional')}
        />
      </Platform>
      <SubmissionImage
        submission={submission}
        name="thumnail"
        use="Thumbnail"
        label={text('submission.movie.thumbnail')}
        shape="wide"
      />
    </Panel>
  );
}

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
