import { addTexts } from '../addTexts';
import en from '../en-US/market';
import zh from '../zh-CN/market';

addTexts({ 'zh-CN': zh, 'en-US': en });
