import './conflict';
import { addTexts } from '../addTexts';
import en from '../en-US/profile';
import zh from '../zh-CN/profile';

addTexts({ 'zh-CN': zh, 'en-US': en });
