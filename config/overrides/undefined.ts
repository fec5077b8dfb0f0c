/** Replaces a module that its importer can do without. */
export default undefined;
