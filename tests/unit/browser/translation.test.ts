/** @jest-environment jsdom */
import { isPageTranslated, keepTranslatedTexts } from '@/browser/translation';

beforeAll(keepTranslatedTexts);
beforeEach(() => document.body.replaceChildren());

/** A paragraph with these texts, as React renders them. */
function paragraph(...contents: string[]) {
  const shown = document.createElement('p');
  const texts = contents.map((content) => document.createTextNode(content));
  shown.append(...texts);
  document.body.append(shown);
  return { shown, texts: texts as [Text, ...Text[]] };
}

/** Runs after the observers of the page. */
const observed = () => Promise.resolve();

/** Translates neighbors together, as Chrome does: the translation is inserted before the first one, then they are removed. */
async function translate(translation: string, ...nodes: [ChildNode, ...ChildNode[]]): Promise<HTMLElement> {
  const font = document.createElement('font');
  font.append(translation);
  nodes[0].before(font);
  for (const node of nodes) node.remove();
  await observed();
  return font;
}

it('shows what is written to a translated text', async () => {
  const { shown, texts } = paragraph('1 selected', ' of 9');
  await translate('1 choisi', texts[0]);
  texts[0].nodeValue = '2 selected';
  await observed();
  expect(shown.innerHTML).toBe('2 selected of 9');
});

it('removes the translation with its text', async () => {
  const { shown, texts } = paragraph('Saved', '.');
  await translate('Sauvé', texts[0]);
  shown.removeChild(texts[0]);
  expect(shown.innerHTML).toBe('.');
});

it('inserts before a translated text, and moves one without its translation', async () => {
  const { shown, texts } = paragraph('Delete', 'Undo');
  const [first, second] = texts;
  await translate('Supprimer', first);
  shown.insertBefore(document.createElement('i'), first);
  expect(shown.innerHTML).toBe('<i></i>DeleteUndo');
  await translate('Supprimer', first);
  shown.appendChild(first);
  expect(shown.innerHTML).toBe('<i></i>UndoDelete');
  await translate('Supprimer', first);
  shown.insertBefore(first, second as Text);
  expect(shown.innerHTML).toBe('<i></i>DeleteUndo');
});

it('shows both texts that a translator has joined once one of them changes', async () => {
  const { shown, texts } = paragraph('3', ' selected', '.');
  await translate('3 choisis', texts[0], texts[1] as Text);
  texts[0].nodeValue = '4';
  await observed();
  expect(shown.innerHTML).toBe('4 selected.');
  shown.removeChild(texts[1] as Text);
  expect(shown.innerHTML).toBe('4.');
});

it('replaces the last of several translations', async () => {
  const { shown, texts } = paragraph('1 unread');
  await translate('1 ungelesen', await translate('1 non lu', texts[0]));
  texts[0].nodeValue = '2 unread';
  await observed();
  expect(shown.innerHTML).toBe('2 unread');
});

it('leaves a translated text alone that nobody uses, and the original that is shown again', async () => {
  const { shown, texts } = paragraph('1 unread', '.');
  const font = await translate('1 non lu', texts[0]);
  shown.removeChild(texts[1] as Text);
  expect(shown.innerHTML).toBe('<font>1 non lu</font>');
  font.replaceWith(texts[0]);
  await observed();
  texts[0].nodeValue = '2 unread';
  await observed();
  expect(shown.innerHTML).toBe('2 unread');
});

it('uses a text that the translator has moved into its own element', async () => {
  const { shown, texts } = paragraph('1 unread', '.');
  const font = document.createElement('font');
  texts[0].before(font);
  font.append(texts[0]);
  await observed();
  texts[0].nodeValue = '2 unread';
  await observed();
  expect(shown).toHaveProperty('textContent', '2 unread.');
  shown.removeChild(texts[0]);
  expect(shown.innerHTML).toBe('.');
});

it('still fails for a node of another parent', async () => {
  const { shown, texts } = paragraph('Saved');
  const { shown: other } = paragraph('Deleted');
  await translate('Sauvé', texts[0]);
  expect(() => other.removeChild(texts[0])).toThrow(/child/);
  expect(() => other.insertBefore(document.createElement('i'), shown)).toThrow(/child/);
  expect(shown.textContent).toBe('Saved');
});

it('knows a translated page by the class of the translator or by its elements', async () => {
  expect(isPageTranslated()).toBe(false);
  document.documentElement.classList.add('translated-rtl');
  expect(isPageTranslated()).toBe(true);
  document.documentElement.classList.remove('translated-rtl');
  expect(isPageTranslated()).toBe(false);
  await translate('Sauvé', paragraph('Saved').texts[0]);
  expect(isPageTranslated()).toBe(true);
});
