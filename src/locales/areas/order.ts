import { addTexts } from '../addTexts';
import en from '../en-US/order';
import zh from '../zh-CN/order';

addTexts({ 'zh-CN': zh, 'en-US': en });
