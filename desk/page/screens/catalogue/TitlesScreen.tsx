import { paths } from '../../../../src/lib/paths';
import { List } from '../../parts/List';

const KINDS = { film: 'Film', series: 'Series', episode: 'Episode', channel: 'Channel' } as const;
const LACKS = {
  picture: 'No picture',
  language: 'No language',
  description: 'No description',
  video: 'No video',
} as const;

export function TitlesScreen() {
  return (
    <>
      <List
        title="Titles"
        name="titles"
        use="Titles"
        empty="There is no such title."
        filter={{ param: 'missing', label: 'What is missing', choices: LACKS }}
        keyOf={({ id }) => id}
        columns={[
          {
            title: 'Title',
            cell: ({ id, name, show }) => (
              <span dir="auto">
                <a href={paths.title(id)}>{name}</a>
                {show && `, ${show}`}
              </span>
            ),
          },
          { title: 'Kind', cell: ({ kind }) => KINDS[kind] },
          { title: 'Free', cell: ({ is_free }) => (is_free ? 'Yes' : 'No') },
          { title: 'Views', isNumber: true, cell: ({ views }) => views.toLocaleString('en') },
          {
            title: 'Missing',
            cell: ({ missing }) => missing.map((it) => LACKS[it].toLowerCase()).join(', ') || '–',
          },
        ]}
      />
      <p>
        A title without a picture of its own has one that the import has drawn. Facts and pictures
        are changed in the films’ folders, what is free in <code>CATALOGUE_FILE</code>.
      </p>
    </>
  );
}
