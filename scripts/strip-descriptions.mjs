/**
 * A Parcel transformer that leaves the descriptions of the charts, and the rules they name, out of the
 * site: people read them in the source and in the flow atlas, the browser never does (decision 12).
 */
import { Transformer } from '@parcel/plugin';

const TEXT = /^ *description:\s+(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),\n/gm;
const INLINE = /\bdescription: (?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")(?:, )?/g;
const META = /^ *meta: \{[^{}]*\},\n/gm;

export default new Transformer({
  async transform({ asset }) {
    const source = await asset.getCode();
    asset.setCode(source.replace(TEXT, '').replace(INLINE, '').replace(META, ''));
    return [asset];
  },
});
