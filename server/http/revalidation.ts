export function isUnchanged(request: Request, tag: string, modified?: Date): boolean {
  const known = request.headers.get('if-none-match');
  if (known !== null) {
    const bare = tag.replace(/^W\//, '');
    return known.split(',').some((it) => ['*', bare].includes(it.trim().replace(/^W\//, '')));
  }
  const since = Date.parse(request.headers.get('if-modified-since') ?? '');
  return modified !== undefined && Math.trunc(modified.getTime() / 1000) * 1000 <= since;
}
