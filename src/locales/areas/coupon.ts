import { addTexts } from '../addTexts';
import en from '../en-US/coupon';
import zh from '../zh-CN/coupon';

addTexts({ 'zh-CN': zh, 'en-US': en });
