import { addTexts } from '../addTexts';
import en from '../en-US/sheet';
import zh from '../zh-CN/sheet';

addTexts({ 'zh-CN': zh, 'en-US': en });
