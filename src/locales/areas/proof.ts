import { addTexts } from '../addTexts';
import en from '../en-US/proof';
import zh from '../zh-CN/proof';

addTexts({ 'zh-CN': zh, 'en-US': en });
