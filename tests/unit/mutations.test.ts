import { applyMutation, findMutations, instrument } from '../faults/mutations.cjs';

const faultsOf = (source: string) =>
  findMutations(source).map((mutation) => `${mutation.kind}: ${applyMutation(source, mutation)}`);

it.each([
  ['if (a) b();', ['condition negated: if ((!(a))) b();', 'condition dropped: if ((false)) b();']],
  ['x = a && b;', ['condition dropped: x = (b);']],
  ["x = a ? 'b' : 'c';", ["another branch's text: x = ('b');"]],
  ['x = a < b;', ['operator exchanged: x = (a <= b);']],
  ['x = 1;', ['one more: x = (2);']],
  ['x = [a, b];', ['element left out: x = ([a]);']],
  ['x = f(a, b);', ['arguments exchanged: x = f((b), b);']],
  ['x = list.filter(f);', ['step left out: x = (list);']],
  ['x = list.some(f);', ['call exchanged: x = list.every(f);']],
  ['useEffect(() => f(x), [x]);', ['effect left out: useEffect((() => {}), [x]);']],
  ['const f = async () => { x = await g(); };', ['await left out: const f = async () => { x = (g()); };']],
  ['x = t(a);', []],
  ["x = [t('b')];", []],
  ['x = <a href={b} className={c} />;', ['attribute left out: x = <a href={(undefined)} className={c} />;']],
  ['x = <a href="b" />;', ['attribute left out: x = <a href={undefined} />;']],
  ['x = <a disabled />;', ['attribute left out: x = <a disabled={undefined} />;']],
  ['x = <a onClick={f} />;', ['handler left out: x = <a onClick={(undefined)} />;']],
  ['x = { onDone: f };', ['handler left out: x = { onDone: (undefined) };']],
  ['x = onDone(y);', ['handler not called: x = (undefined);']],
  ['x = refresh();', ['refresh left out: x = (undefined);']],
  ['type A = 1;', []],
])('the faults of "%s" are those of a closed list', (source, expected) => {
  const found = faultsOf(source).filter((fault) => !fault.startsWith('call left out'));
  expect(found).toEqual(expected);
});

it('exchanges the id of a text for that of another text of the file', () => {
  expect(faultsOf("x = t('a') + t('b');")).toEqual([
    "operator exchanged: x = (t('a') - t('b'));",
    "text exchanged: x = t(('b')) + t('b');",
    "text exchanged: x = t('a') + t(('a'));",
  ]);
});

it('compiles several faults into a file, of which a global function chooses one', () => {
  const source = 'const f = (a) => (a > 1 ? 10 : 20); f(2);';
  const chosen = findMutations(source)
    .filter(({ kind }) => kind === 'one more')
    .map((mutation, id) => ({ ...mutation, id }));
  const run = (active: number) =>
    new Function('__fault', `return eval(${JSON.stringify(instrument(source, chosen))})`)(
      (id: number) => id === active,
    );
  expect([-1, 0, 1, 2].map(run)).toEqual([10, 20, 11, 10]);
});

it('calls an exchanged method on the same object', () => {
  const source = '[1, 0]\n  .some((value) => value > 0)';
  const [mutation] = findMutations(source).filter(({ kind }) => kind === 'call exchanged');
  const run = (isActive: boolean) =>
    new Function('__fault', `return ${instrument(source, mutation ? [{ ...mutation, id: 1 }] : [])}`)(
      () => isActive,
    );
  expect([run(false), run(true)]).toEqual([true, false]);
});

it('knows the code that runs once, when a file is loaded', () => {
  const source = 'const a = 1; const f = () => 2;';
  expect(findMutations(source).map(({ isStatic }) => isStatic)).toEqual([true, false]);
});

it('keeps the number of lines', () => {
  const source = 'x = a(\n  b,\n) && c;\n';
  for (const mutation of findMutations(source))
    expect(applyMutation(source, mutation).split('\n')).toHaveLength(source.split('\n').length);
});
