/** The used part of a module of webpack; a concatenated one contains others. */
interface BundledModule {
  nameForCondition(): string | null;
  modules?: Iterable<BundledModule>;
}

/** The used part of what webpack has compiled. */
export interface Compilation {
  modules: Iterable<BundledModule>;
  chunkGraph: { getNumberOfModuleChunks(module: object): number };
}

const pathsOf = (module: BundledModule): string[] => [
  ...(module.nameForCondition() ? [module.nameForCondition() as string] : []),
  ...[...(module.modules ?? [])].flatMap(pathsOf),
];

/** Returns the paths of the modules that a build contains. */
export const bundledFiles = ({ modules, chunkGraph }: Compilation): string[] =>
  [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0).flatMap(pathsOf);
