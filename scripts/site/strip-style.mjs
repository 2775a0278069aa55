/**
 * A Parcel transformer that leaves the style element out of a drawn chart: the site's policy forbids inline
 * styles, and its panel of running charts has the same ones (`flows/live/host.ts`).
 */
import { Transformer } from '@parcel/plugin';

export default new Transformer({
  async transform({ asset }) {
    asset.setCode((await asset.getCode()).replace(/<style>[^<]*<\/style>\n?/, ''));
    return [asset];
  },
});
