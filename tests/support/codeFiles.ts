/**
 * Returns the path of the file of some code in the served build.
 * @param name As in asset-manifest.json, such as `src__pages__home__index.js`.
 */
export async function codeFile(name: string): Promise<string> {
  const reply = await fetch(new URL('/asset-manifest.json', process.env.PORTAL_ORIGIN));
  const files: Partial<Record<string, string>> = await reply.json();
  const path = files[name];
  if (!path) throw new Error(`The build has no ${name}`);
  return path;
}
