/**
 * The `chart:` pipeline removes `<style>`. It skips the optimizer, which would collapse groups that
 * `colours.ts` styles.
 */
export const addresses: Readonly<Record<string, string>> = {
  account: new URL('chart:../../docs/flows/account.svg', import.meta.url).href,
  ad: new URL('chart:../../docs/flows/ad.svg', import.meta.url).href,
  'card-preview': new URL('chart:../../docs/flows/card-preview.svg', import.meta.url).href,
  'cast-mail': new URL('chart:../../docs/flows/cast-mail.svg', import.meta.url).href,
  checkout: new URL('chart:../../docs/flows/checkout.svg', import.meta.url).href,
  confirmation: new URL('chart:../../docs/flows/confirmation.svg', import.meta.url).href,
  connection: new URL('chart:../../docs/flows/connection.svg', import.meta.url).href,
  'continue-watching': new URL('chart:../../docs/flows/continue-watching.svg', import.meta.url)
    .href,
  controls: new URL('chart:../../docs/flows/controls.svg', import.meta.url).href,
  form: new URL('chart:../../docs/flows/form.svg', import.meta.url).href,
  home: new URL('chart:../../docs/flows/home.svg', import.meta.url).href,
  image: new URL('chart:../../docs/flows/image.svg', import.meta.url).href,
  invitation: new URL('chart:../../docs/flows/invitation.svg', import.meta.url).href,
  'kids-mode': new URL('chart:../../docs/flows/kids-mode.svg', import.meta.url).href,
  notifications: new URL('chart:../../docs/flows/notifications.svg', import.meta.url).href,
  page: new URL('chart:../../docs/flows/page.svg', import.meta.url).href,
  patience: new URL('chart:../../docs/flows/patience.svg', import.meta.url).href,
  plans: new URL('chart:../../docs/flows/plans.svg', import.meta.url).href,
  playback: new URL('chart:../../docs/flows/playback.svg', import.meta.url).href,
  player: new URL('chart:../../docs/flows/player.svg', import.meta.url).href,
  progress: new URL('chart:../../docs/flows/progress.svg', import.meta.url).href,
  query: new URL('chart:../../docs/flows/query.svg', import.meta.url).href,
  recovery: new URL('chart:../../docs/flows/recovery.svg', import.meta.url).href,
  search: new URL('chart:../../docs/flows/search.svg', import.meta.url).href,
  session: new URL('chart:../../docs/flows/session.svg', import.meta.url).href,
  submission: new URL('chart:../../docs/flows/submission.svg', import.meta.url).href,
  'up-next': new URL('chart:../../docs/flows/up-next.svg', import.meta.url).href,
  'view-count': new URL('chart:../../docs/flows/view-count.svg', import.meta.url).href,
  watching: new URL('chart:../../docs/flows/watching.svg', import.meta.url).href,
  watchlist: new URL('chart:../../docs/flows/watchlist.svg', import.meta.url).href,
};
