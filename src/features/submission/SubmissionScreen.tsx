import { TextLink } from '../../components/Link';
import { PageHeading } from '../../components/PageHeading';
import { paths } from '../../lib/paths';
import { type TextKey, text } from '../../lib/site/texts';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { CastRows } from './CastRows';
import { MovieFields } from './MovieFields';
import { Receipt } from './Receipt';
import { SendBar } from './SendBar';
import { useSubmission, useSubmissionForm } from './use-submission';
import { YourFields } from './YourFields';

const STEPS: readonly TextKey[] = [
  'submission.steps.fill',
  'submission.steps.watch',
  'submission.steps.license',
];

export function SubmissionScreen() {
  const { formId, resets, accepted, startAnother } = useSubmissionForm();
  return (
    <Page>
      <Intro>
        <PageHeading>{text('submission.heading')}</PageHeading>
        {accepted && <Receipt accepted={accepted} onAnother={startAnother} />}
        <p className={css({ color: 'fg.muted', fontSize: 'lg' })}>{text('submission.lead')}</p>
        <Steps>
          {STEPS.map((step) => (
            <li key={step}>{text(step)}</li>
          ))}
        </Steps>
        <p>
          <TextLink to={paths.terms} target="_blank" rel="noopener">
            {text('submission.agreement')}
          </TextLink>
        </p>
      </Intro>
      <SubmissionForm key={resets} formId={formId} />
    </Page>
  );
}

function SubmissionForm({ formId }: { formId: string }) {
  const submission = useSubmission(formId);
  return (
    <form {...submission.formProps} className={css({ display: 'grid', gap: '6', minW: '0' })}>
      <Fields disabled={submission.upload.isUnderWay}>
        <YourFields submission={submission} />
        <MovieFields submission={submission} />
        <CastRows submission={submission} />
      </Fields>
      <SendBar submission={submission} />
    </form>
  );
}

const Page = styled(
  'div',
  recipe({
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 48rem)', xl: 'minmax(20rem, 1fr) minmax(0, 48rem)' },
    gap: { base: '8', xl: '16' },
    px: 'edge',
    py: { base: '8', md: '14' },
  }),
);

const Intro = styled(
  'div',
  recipe({
    display: 'grid',
    gap: '4',
    alignSelf: 'start',
    position: { xl: 'sticky' },
    top: { xl: '28' },
  }),
);

const Steps = styled(
  'ol',
  recipe({
    display: 'grid',
    gap: '3',
    mt: '2',
    ps: '5',
    listStyleType: 'decimal',
    color: 'fg.muted',
    '& > li': { ps: '2', _marker: { color: 'fg', fontWeight: 'bold' } },
  }),
);

const Fields = styled('fieldset', recipe({ display: 'grid', gap: '6', minW: '0' }));
