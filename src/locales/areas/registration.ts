import { addTexts } from '../addTexts';
import en from '../en-US/registration';
import zh from '../zh-CN/registration';

addTexts({ 'zh-CN': zh, 'en-US': en });
