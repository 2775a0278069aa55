/** The site's English, for what is tested without a page. */
import { compileTexts } from '../../scripts/site/texts';
import { startTexts } from '../../src/lib/site/texts';

startTexts(compileTexts('en'));
