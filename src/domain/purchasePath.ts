/** Whether an address of this site is the confirmation of an order, which a visitor reaches by pressing "Buy". */
export const isPurchasePath = (path: string): boolean => /^\/serviceMarket\/order(?=[?#/]|$)/i.test(path);
