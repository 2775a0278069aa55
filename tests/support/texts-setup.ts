import { readCatalogue } from '../../server/text-files';
import { compileTexts } from '../../site/texts';
import { OURS, startSettings } from '../../src/lib/site/settings';
import { startTexts } from '../../src/lib/site/texts';

startSettings(OURS);
startTexts(compileTexts(readCatalogue('texts', 'en')));
