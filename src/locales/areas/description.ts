import { addTexts } from '../addTexts';
import en from '../en-US/description';
import zh from '../zh-CN/description';

addTexts({ 'zh-CN': zh, 'en-US': en });
