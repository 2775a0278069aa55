import { OutsideLink } from '../../components/Link';
import { PageHeading } from '../../components/PageHeading';
import { dayText } from '../../lib/day';
import { richText, text } from '../../lib/site/texts';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { Contents } from './Contents';
import { type Clause, CONTACT, IN_FORCE_SINCE } from './clauses';

interface AgreementProps {
  heading: string;
  lead: string;
  clauses: readonly Clause[];
}

/** Numbered sections, with a table of contents beside them. */
export function Agreement({ heading, lead, clauses }: AgreementProps) {
  return (
    <Page>
      <header className={css({ gridColumn: '1 / -1', display: 'grid', gap: '4', maxW: 'prose' })}>
        <PageHeading>{heading}</PageHeading>
        <p className={css({ color: 'fg.muted', fontSize: 'lg' })}>{lead}</p>
        <p className={css({ color: 'fg.subtle', fontSize: 'sm' })}>
          {text('legal.inForce', { day: dayText(IN_FORCE_SINCE) })}
        </p>
      </header>
      <Contents clauses={clauses} />
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
        {clauses.map((clause, index) => (
          <Section key={clause.id} clause={clause} number={index + 1} />
        ))}
        <p
          className={css({
            pt: '8',
            borderTopWidth: '1px',
            borderColor: 'border',
            color: 'fg.muted',
          })}
        >
          {richText('legal.contact', {
            address: CONTACT,
            link: (words) => <OutsideLink href={`mailto:${CONTACT}`}>{words}</OutsideLink>,
          })}
        </p>
      </article>
    </Page>
  );
}

function Section({ clause, number }: { clause: Clause; number: number }) {
  return (
    <section
      aria-labelledby={clause.id}
      className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })}
    >
      <Heading id={clause.id} tabIndex={-1}>
        <span className={css({ color: 'fg.subtle', me: '3' })}>{number}</span>
        {text(clause.heading)}
      </Heading>
      {clause.parts.map((part) =>
        typeof part === 'string' ? (
          <p key={part}>{text(part)}</p>
        ) : (
          <List key={part[0]}>
            {part.map((item) => (
              <li key={item}>{text(item)}</li>
            ))}
          </List>
        ),
      )}
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

const List = styled(
  'ul',
  recipe({
    display: 'grid',
    gap: '2.5',
    ps: '5',
    listStyleType: 'disc',
    '& > li': { ps: '1.5', _marker: { color: 'fg.subtle' } },
  }),
);
