export function Problem({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className="problem" role="alert">
      <p>{text}</p>
      <button type="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
