import { isCodeOf, type Route } from './shell/preloadMarkup';

/** What a request costs a page, as bytes of code before it is minified, and the least that is shared. */
const REQUEST_BYTES = 12_000;
const MIN_BYTES = 7_000;

/** The names that Umi gives to the chunks of the pages with a first screen. */
export const FIRST_CHUNKS = [
  'umi',
  'layouts__index',
  'layouts__auth__AuthFrame',
  'layouts__portal__PortalFrame',
  'src__pages__home__index',
  'src__pages__login__index',
  'src__pages__register__index',
];

/** The chunks of the sign-in pages, as Umi names them. */
const AUTH_PAGE = /^src__pages__(login|register|reset-password)__/;

interface Chunk {
  name?: string | null;
  canBeInitial(): boolean;
  groupsIterable: Iterable<{ origins: { request: string }[] }>;
  split(newChunk: Chunk): void;
}
interface Module {
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

/** The layouts with the routes in them, the outermost first. */
function readLayouts(routes: Record<string, Route>): { layout: Route; members: Route[] }[] {
  const all = Object.values(routes);
  const withLayouts = (route: Route): Route[] => {
    const layout = routes[route.parentId ?? ''];
    return layout ? [route, ...withLayouts(layout)] : [route];
  };
  return all
    .filter(({ id }) => all.some(({ parentId }) => parentId === id))
    .sort((a, b) => withLayouts(a).length - withLayouts(b).length)
    .map((layout) => ({ layout, members: all.filter((route) => withLayouts(route).includes(layout)) }));
}

/**
 * The chunks of the entry and of the pages on which a visit begins share the code of their layouts only, so that they load
 * nothing in vain.
 */
const canShare = (chunk: Chunk) =>
  !chunk.canBeInitial() && !FIRST_CHUNKS.includes(chunk.name ?? '') && !AUTH_PAGE.test(chunk.name ?? '');

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
 * session downloads hardly any code twice. webpack's own rules cannot give a module to more than one file.
 */
export class SharedFiles {
  private readonly layouts: ReturnType<typeof readLayouts>;

  constructor(routes: Record<string, Route>) {
    this.layouts = readLayouts(routes);
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
    function split(moved: Iterable<Module>, isUser: (chunk: Chunk) => boolean, name?: string): void {
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
    for (const { layout, members } of this.layouts) {
      const own = chunks.filter((chunk) => isChunkOf(chunk, layout));
      const inside = new Set(chunks.filter((chunk) => members.some((route) => isChunkOf(chunk, route))));
      split(
        [...modules].filter((module) => chunksOf(module).some((chunk) => own.includes(chunk))),
        (chunk) => inside.has(chunk),
        layout.id.replace(/.*\//, ''),
      );
    }
    for (const { modules: moved, bytes, users } of joinFiles(
      usedAlike(compilation, new Set(chunks.filter(canShare))),
    ))
      if (bytes >= MIN_BYTES) split(moved, (chunk) => users.has(chunk));
  }
}
