import { requireMatch } from './requireMatch';
import { FIRST_PATHS } from './shell/documents';
import { isCodeOf, pathOf, type Route } from './shell/preloadMarkup';

/** What a request costs a page, as bytes of code before it is minified, and the least that is shared. */
const REQUEST_BYTES = 12_000;
const MIN_BYTES = 7_000;

/** The type of the modules of mini-css-extract-plugin. */
const SHEET = 'css/mini-extract';

interface Chunk {
  canBeInitial(): boolean;
  groupsIterable: Iterable<{ origins: { request: string }[] }>;
  split(newChunk: Chunk): void;
}
interface Module {
  type: string;
  size(type: string): number;
}
interface Compilation {
  modules: Iterable<Module>;
  chunks: Iterable<Chunk>;
  chunkGraph: {
    getModuleChunksIterable(module: Module): Iterable<Chunk>;
    connectChunkAndModule(chunk: Chunk, module: Module): void;
    disconnectChunkAndModule(chunk: Chunk, module: Module): void;
  };
  hooks: { optimizeChunks: { tap(options: { name: string; stage: number }, run: () => void): void } };
  addChunk(name?: string): Chunk;
}
interface Compiler {
  hooks: { thisCompilation: { tap(name: string, run: (compilation: Compilation) => void): void } };
}

/** A file of modules, and the chunks that load it. */
interface SharedFile {
  users: Set<Chunk>;
  modules: Module[];
  bytes: number;
}

/** Whether a chunk is the code of a route. */
const isChunkOf = ({ groupsIterable }: Chunk, route: Route) =>
  [...groupsIterable].some(({ origins }) => origins.some(({ request }) => isCodeOf(route, request)));

/** A route and its layouts, the innermost first. */
function withLayouts(routes: Record<string, Route>, route: Route): Route[] {
  const layout = routes[route.parentId ?? ''];
  return layout ? [route, ...withLayouts(routes, layout)] : [route];
}

/** The layouts with the routes in them, the outermost first. */
function readLayouts(routes: Record<string, Route>): { layout: Route; members: Route[] }[] {
  const all = Object.values(routes);
  const depth = (route: Route) => withLayouts(routes, route).length;
  return all
    .filter(({ id }) => all.some(({ parentId }) => parentId === id))
    .sort((a, b) => depth(a) - depth(b))
    .map((layout) => ({
      layout,
      members: all.filter((route) => withLayouts(routes, route).includes(layout)),
    }));
}

/** The pages on which a visit begins, with their layouts. Throws if the portal has no such page. */
function readFirst(routes: Record<string, Route>): Route[] {
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  return FIRST_PATHS.flatMap((path) => {
    const page = Object.values(routes).find((route) => pathOf(route) === path && !parents.has(route.id));
    return withLayouts(routes, requireMatch(page, `page ${path} in Umi's routes`));
  });
}

/** The modules that the same chunks use, those of the most chunks first. */
function usedAlike({ modules, chunkGraph }: Compilation, pages: Set<Chunk>): SharedFile[] {
  const ids = new Map<Chunk, number>();
  const files = new Map<string, SharedFile>();
  for (const module of modules) {
    const users = [...chunkGraph.getModuleChunksIterable(module)].filter((chunk) => pages.has(chunk));
    const bytes = module.size('javascript');
    if (users.length < 2 || bytes === 0) continue;
    for (const user of users) if (!ids.has(user)) ids.set(user, ids.size);
    const key = users
      .map((user) => ids.get(user))
      .sort()
      .join();
    const file = files.get(key) ?? { users: new Set(users), modules: [], bytes: 0 };
    files.set(key, file);
    file.modules.push(module);
    file.bytes += bytes;
  }
  return [...files.values()].sort((a, b) => b.users.size - a.users.size);
}

/** Bytes that all pages together load more, in vain, when two files become one, less the requests that they save. */
function costOfJoining(one: SharedFile, other: SharedFile): number {
  const common = [...one.users].filter((user) => other.users.has(user)).length;
  return (
    (one.users.size - common) * other.bytes + (other.users.size - common) * one.bytes - common * REQUEST_BYTES
  );
}

/** Joins each file to the one where that costs least, if it saves anything. */
function joinFiles(files: SharedFile[]): SharedFile[] {
  const joined: SharedFile[] = [];
  for (const file of files) {
    const costs = joined.map((other) => costOfJoining(file, other));
    const least = Math.min(0, ...costs);
    const target = least < 0 ? joined[costs.indexOf(least)] : undefined;
    if (!target) {
      joined.push(file);
      continue;
    }
    for (const user of file.users) target.users.add(user);
    target.modules.push(...file.modules);
    target.bytes += file.bytes;
  }
  return joined;
}

/**
 * Plugin of the build that decides which code the pages share: what a layout uses is one file, on each of its pages; what the
 * same pages use is one file, and two of these become one where requests cost more than what some pages then load in vain. So a
 * session downloads hardly any code twice. webpack's own rules cannot give a module to more than one file. The entry and the pages
 * on which a visit begins share the code of their layouts only, so that they load nothing in vain.
 *
 * Sheets that several pages use are one file, which is loaded before those of the pages: were they in each of these, the order of
 * rules would depend on the pages that were open before.
 */
export class SharedFiles {
  private readonly layouts: ReturnType<typeof readLayouts>;
  private readonly first: Route[];

  constructor(routes: Record<string, Route>) {
    this.layouts = readLayouts(routes);
    this.first = readFirst(routes);
  }

  apply({ hooks }: Compiler): void {
    hooks.thisCompilation.tap('SharedFiles', (compilation) =>
      // After webpack's own rules, at stage 10.
      compilation.hooks.optimizeChunks.tap({ name: 'SharedFiles', stage: 15 }, () => this.run(compilation)),
    );
  }

  private run(compilation: Compilation): void {
    const { modules, chunkGraph } = compilation;
    const chunksOf = (module: Module) => [...chunkGraph.getModuleChunksIterable(module)];

    /** Moves modules from those of the chunks that have them to a new file. */
    function split(moved: Module[], isUser: (chunk: Chunk) => boolean, name?: string): void {
      if (moved.length === 0) return;
      const file = compilation.addChunk(name);
      const users = new Set<Chunk>();
      for (const module of moved) {
        for (const chunk of chunksOf(module).filter(isUser)) {
          users.add(chunk);
          chunkGraph.disconnectChunkAndModule(chunk, module);
        }
        chunkGraph.connectChunkAndModule(file, module);
      }
      for (const user of users) user.split(file);
    }

    const chunks = [...compilation.chunks];
    const isSharedSheet = (module: Module) => module.type === SHEET && chunksOf(module).length > 1;
    split([...modules].filter(isSharedSheet), () => true);
    for (const { layout, members } of this.layouts) {
      const own = chunks.filter((chunk) => isChunkOf(chunk, layout));
      const inside = new Set(chunks.filter((chunk) => members.some((route) => isChunkOf(chunk, route))));
      split(
        [...modules].filter((module) => chunksOf(module).some((chunk) => own.includes(chunk))),
        (chunk) => inside.has(chunk),
        layout.id.replace(/.*\//, ''),
      );
    }
    const sharing = chunks.filter(
      (chunk) => !chunk.canBeInitial() && !this.first.some((route) => isChunkOf(chunk, route)),
    );
    for (const { modules: moved, bytes, users } of joinFiles(usedAlike(compilation, new Set(sharing))))
      if (bytes >= MIN_BYTES) split(moved, (chunk) => users.has(chunk));
  }
}
