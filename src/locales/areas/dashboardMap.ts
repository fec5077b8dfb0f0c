import { addTexts } from '../addTexts';
import en from '../en-US/dashboardMap';
import zh from '../zh-CN/dashboardMap';

addTexts({ 'zh-CN': zh, 'en-US': en });
