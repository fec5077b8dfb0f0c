/** The zone of all dates and times shown: China's, which is also that of the accounts and has no daylight saving. */
export const TIME_ZONE = 'Asia/Shanghai';
export const TIME_ZONE_OFFSET_HOURS = 8;
