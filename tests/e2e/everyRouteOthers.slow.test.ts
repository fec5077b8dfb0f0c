import { LANGUAGES } from '../../src/browser/locale';
import { checksRoutes } from '../support/sweep';

for (const language of LANGUAGES.filter((each) => each !== 'en-US')) checksRoutes(language);
