import { useRef } from 'react';
import { Button } from '../../components/Button';
import { CheckboxField } from '../../components/form/CheckboxField';
import { FieldError } from '../../components/form/Field';
import { text } from '../../lib/site/texts';
import { css } from '../../theme/css' with { type: 'macro' };
import { TermsSentence } from '../shared/TermsSentence';
import { UploadProgress } from './UploadProgress';
import type { Submission } from './use-submission';

export function SendBar({ submission }: { submission: Submission }) {
  const { terms, overall, canSubmit } = submission;
  const { percent, isUnderWay: isBusy, isSent, canCancel, cancel } = submission.upload;
  const send = useRef<HTMLButtonElement>(null);
  return (
    <div className={css({ display: 'grid', gap: '5', px: { sm: '8' } })}>
      <CheckboxField {...terms} label={<TermsSentence />} isRequired isDisabled={isBusy} />
      {overall && <FieldError>{overall}</FieldError>}
      {isBusy && <UploadProgress percent={percent} isSent={isSent} />}
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
        {/* Stays enabled while busy, since disabling it would drop focus. */}
        <Button
          ref={send}
          type="submit"
          size="lg"
          className={css({ minW: 'min(12rem, 100%)', flexGrow: { base: 1, sm: 0 } })}
          disabled={!canSubmit && !isBusy}
          aria-disabled={isBusy}
          aria-busy={isBusy}
        >
          {text(isBusy ? 'common.sending' : 'common.send')}
        </Button>
        {isBusy && (
          <Button
            variant="outline"
            size="lg"
            aria-disabled={!canCancel}
            onClick={() => {
              cancel();
              if (canCancel) send.current?.focus();
            }}
          >
            {text('common.cancel')}
          </Button>
        )}
      </div>
    </div>
  );
}
