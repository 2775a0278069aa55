/**
 * A Parcel transformer that removes the style element of drawn charts.
 * The Content-Security-Policy forbids inline styles; the inspection panel has the same rules (`flows/live/host.ts`).
 */
import { Transformer } from '@parcel/plugin';

export default new Transformer({
  async transform({ asset }) {
    asset.setCode((await asset.getCode()).replace(/<style>[^<]*<\/style>\n?/, ''));
    return [asset];
  },
});
