import { useState } from 'react';
import { Button } from '../../../components/Button';
import { text } from '../../../lib/site/texts';
import { css } from '../../../theme/css' with { type: 'macro' };
import { AccountSection } from '../AccountSection';
import { DeletionDialog } from './DeletionDialog';
import { useDownload, useLosses } from './use-account-data';

export function DataSection() {
  const { losses, refresh } = useLosses();
  const [isAsking, setAsking] = useState(false);
  if (!losses) return null;
  return (
    <AccountSection heading={text('account.data.heading')}>
      <p className={css({ color: 'fg.muted', maxW: 'prose' })}>{text('account.data.lead')}</p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
        <DownloadButton />
        <Button
          variant="danger"
          onClick={() => {
            refresh();
            setAsking(true);
          }}
        >
          {text('account.deletion.open')}
        </Button>
      </div>
      {isAsking && <DeletionDialog losses={losses} onClose={() => setAsking(false)} />}
    </AccountSection>
  );
}

function DownloadButton() {
  const { submit, isBusy } = useDownload();
  return (
    <Button variant="outline" aria-disabled={isBusy} aria-busy={isBusy} onClick={submit}>
      {text(isBusy ? 'account.data.downloading' : 'account.data.download')}
    </Button>
  );
}
