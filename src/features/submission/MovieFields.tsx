import { chakra } from '@chakra-ui/react/styled-system';
import { ImageField } from '../../components/form/ImageField';
import { SelectField } from '../../components/form/SelectField';
import { TextAreaField } from '../../components/form/TextAreaField';
import { TextField } from '../../components/form/TextField';
import { Panel } from './Panel';
import { texts } from './texts';
import { platformOptions, type Submission } from './use-submission';

export function MovieFields({ submission: { field, image } }: { submission: Submission }) {
  return (
    <Panel heading={texts.movie}>
      <TextField {...field('title')} label="Title" isRequired />
      <TextAreaField {...field('description')} label="Description" hint={texts.optional} />
      <chakra.div
        display="grid"
        gap="5"
        alignItems="start"
        gridTemplateColumns={{ sm: '12rem minmax(0, 1fr)' }}
      >
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
      </chakra.div>
      <ImageField {...image('thumnail')} label="Thumbnail" shape="wide" isRequired />
    </Panel>
  );
}
