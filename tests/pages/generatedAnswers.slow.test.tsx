import { expectNoCrash, generatedPages } from '../support/generatedPages';

it.each(generatedPages)('%s does not crash on generated answers', expectNoCrash);
