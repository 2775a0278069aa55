/**
 * A Parcel transformer that removes `<style>` from chart SVGs, since the CSP forbids inline styles.
 * The inspection panel adopts the same rules (`flows/live/host.ts`).
 */
import { Transformer } from '@parcel/plugin';

export default new Transformer({
  async transform({ asset }) {
    asset.setCode((await asset.getCode()).replace(/<style>[^<]*<\/style>\n?/, ''));
    return [asset];
  },
});
