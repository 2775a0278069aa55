/** The site's English, for what is tested without a page. */
import { readCatalogue } from '../../server/text-files';
import { compileTexts } from '../../site/texts';
import { startTexts } from '../../src/lib/site/texts';

startTexts(compileTexts(readCatalogue('texts', 'en')));
