import { PageHeading } from '../../components/PageHeading';
import { type LegalName, type LegalSection, legalDocument } from '../../lib/legal/documents';
import { siteSettings } from '../../lib/site/settings';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { Blocks } from './Blocks';
import { Contents } from './Contents';
import { Wording } from './Wording';

export function Agreement({ name }: { name: LegalName }) {
  const { heading, intro, sections, closing, contents, language } = legalDocument(name);
  return (
    <Page lang={language === siteSettings().language ? undefined : language}>
      <header className={css({ gridColumn: '1 / -1', display: 'grid', gap: '4', maxW: 'prose' })}>
        <PageHeading>{heading}</PageHeading>
        <Intro>
          <Blocks blocks={intro} />
        </Intro>
      </header>
      {sections.length > 0 && <Contents name={contents} sections={sections} />}
      <article
        className={css({
          gridColumn: { lg: 2 },
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: '12',
          maxW: 'prose',
          minW: '0',
        })}
      >
        {sections.map((section, index) => (
          <Section key={section.id} section={section} number={index + 1} />
        ))}
        {closing.length > 0 && (
          <Closing>
            <Blocks blocks={closing} />
          </Closing>
        )}
      </article>
    </Page>
  );
}

function Section({ section, number }: { section: LegalSection; number: number }) {
  const { id, heading, blocks } = section;
  return (
    <section
      aria-labelledby={id}
      className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })}
    >
      <Heading id={id} tabIndex={-1}>
        <span className={css({ color: 'fg.subtle', me: '3' })}>{number}</span>
        <Wording words={heading} />
      </Heading>
      <Blocks blocks={blocks} />
    </section>
  );
}

const Page = styled(
  'div',
  recipe({
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 17rem) minmax(0, 44rem)' },
    columnGap: { lg: '12', xl: '20' },
    rowGap: { base: '8', lg: '12' },
    px: 'edge',
    py: { base: '8', md: '14' },
    color: 'fg.muted',
    fontSize: { md: 'lg' },
    lineHeight: '1.7',
    overflowWrap: 'anywhere',
    '& h1': { color: 'fg', lineHeight: 'tight' },
  }),
);

const Heading = styled(
  'h2',
  recipe({
    scrollMarginTop: '4',
    color: 'fg',
    fontSize: '2xl',
    letterSpacing: 'wide',
    outline: 'none',
  }),
);

const Intro = styled('div', recipe({ display: 'grid', gap: '4', fontSize: 'lg' }));

const Closing = styled(
  'div',
  recipe({ display: 'grid', gap: '4', pt: '8', borderTopWidth: '1px', borderColor: 'border' }),
);
