import type { useRead } from '../use-read';
import { Problem } from './Problem';

interface ReadingProps {
  readonly read: Pick<ReturnType<typeof useRead>, 'snapshot' | 'answer' | 'retry'>;
  readonly empty: string;
}

export function Reading({ read: { snapshot, answer, retry }, empty }: ReadingProps) {
  if (snapshot.matches('failed')) {
    const text = snapshot.context.reason ?? 'The provider did not answer.';
    return <Problem text={text} onRetry={retry} />;
  }
  if (snapshot.matches('gone')) return <p>This is no longer here.</p>;
  if (snapshot.matches('empty')) return <p>{empty}</p>;
  return answer === undefined ? <p className="wait">Loading …</p> : null;
}
