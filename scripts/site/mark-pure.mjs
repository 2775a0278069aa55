/**
 * A Parcel transformer that lets what Fin does not use of react-router be left out of the site: its forms and the
 * like. To a bundler the calls that make its components, and the names that they get for React's developer tools,
 * might have side effects.
 */
import { Transformer } from '@parcel/plugin';

const NAMES = /^\w+\.displayName = "[^"]*";$/gm;
const MAKING = /(?<== )(?=React\d*\.(?:forwardRef|createContext)\()/g;

export default new Transformer({
  async transform({ asset }) {
    const code = await asset.getCode();
    asset.setCode(code.replace(NAMES, '').replace(MAKING, '/* @__PURE__ */ '));
    return [asset];
  },
});
