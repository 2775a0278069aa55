import { callProvider } from '../../../api/client';

export async function downloadData(signal: AbortSignal): Promise<{ message: null }> {
  const data = await callProvider('accountExport', { signal });
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `account-${data.exported_at.slice(0, 10)}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
  return { message: null };
}
