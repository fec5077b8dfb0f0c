import { addTexts } from '../addTexts';
import en from '../en-US/renewal';
import zh from '../zh-CN/renewal';

addTexts({ 'zh-CN': zh, 'en-US': en });
