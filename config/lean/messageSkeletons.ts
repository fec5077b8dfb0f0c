/**
 * Number and date skeletons ("{n, number, ::percent}") stand in no text of the portal, and messageParser.ts refuses them, so
 * that what `intl-messageformat` would ask of them is never asked (see config/plugins/leanModules.ts).
 */
function refuse(): never {
  throw new SyntaxError('Skeletons are not supported in texts');
}

export const parseDateTimeSkeleton = refuse;
export const convertNumberSkeletonToNumberFormatOptions = refuse;
