/**
 * A Parcel transformer that leaves the descriptions of the charts, and the rules they name, out of the
 * site: people read them in the source and in the flow atlas, the browser never does (decision 12).
 * `tests/machines/strip-descriptions.test.ts` holds that it takes all of them, and nothing else.
 */
import { Transformer } from '@parcel/plugin';

const TEXT = /^ *description:\s+(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),\n/gm;
const INLINE = /\bdescription: (?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")(?:, )?/g;
const META = /^ *meta: \{[^{}]*\},\n/gm;

export function withoutDescriptions(source) {
  return source.replace(TEXT, '').replace(INLINE, '').replace(META, '');
}

export default new Transformer({
  async transform({ asset }) {
    asset.setCode(withoutDescriptions(await asset.getCode()));
    return [asset];
  },
});
