import { TYPE } from 'intl-messageformat-parser/lib/types';

export * from 'intl-messageformat-parser/lib/types';

/** Returns a text without arguments unchanged. Other messages are compiled by config/plugins/messages.ts. */
export function parse(message: string) {
  if (/[{}]/.test(message)) throw new Error(`This message was not compiled at build time: ${message}`);
  return [{ type: TYPE.literal, value: message }];
}

function throwUnsupported(): never {
  throw new Error('Number and date skeletons ("::") are not supported in messages');
}

export const convertNumberSkeletonToNumberFormatOptions = throwUnsupported;
export const parseDateTimeSkeleton = throwUnsupported;
